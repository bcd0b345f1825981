import type { Language } from '../../../../resources/language/languages.ts';
import { category } from '../../../../resources/entities/category.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { ranks } from '../headings/ranks.ts';
import { chooseCategory } from './chooseCategory.ts';
import { chooseKey } from './key/chooseKey.ts';
import { chooseTitle } from './title/chooseTitle.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { leaveEmpty, doubtMisfits } from './doubtMisfits.ts';
import { doubtRowNumbers, doubtSparseNumbers, doubtShared } from './doubtNumbers.ts';
import { doubtTypes } from './doubtTypes.ts';
import { explainCodes } from './explainCodes.ts';
import { explainNamesOfFiles } from './explainNamesOfFiles.ts';
import { explainOffers } from './explainOffers.ts';
import { fits } from './fits.ts';
import { askForLanguages, hearLanguages, keepLanguagesApart, leaveOtherLanguages } from './hearLanguages.ts';
import { joinLevels } from './joinLevels.ts';
import type { JudgedColumn } from './JudgedColumn.ts';
import { leaveOneOfEach } from './leaveOneOfEach.ts';
import { preferFitting } from './preferFitting.ts';
import { preferGtins } from './preferGtins.ts';
import { preferOwnTitle } from './preferOwnTitle.ts';
import { preferPictures } from './preferPictures.ts';
import { preferReferred } from './preferReferred.ts';
import { preferWhole } from './preferWhole.ts';
import { preferWitnessed } from './preferWitnessed.ts';
import { recogniseValues } from './recogniseValues.ts';
import { saySame } from './saySame.ts';
import { takeBare } from './takeBare.ts';
import { takeChoices } from './takeChoices.ts';
import { takeCountries } from './takeCountries.ts';
import { takeEnding } from './takeEnding.ts';
import { takeFreed } from './takeFreed.ts';
import { takeKinds } from './takeKinds.ts';
import { takeLeast } from './takeLeast.ts';
import { takeLikewise } from './takeLikewise.ts';
import { takeLonely } from './takeLonely.ts';
import { takeModels } from './takeModels.ts';
import { takeShared } from './takeShared.ts';
import { takeShortDescription } from './takeShortDescription.ts';
import { takeSuccessor } from './takeSuccessor.ts';
import { takeVariantGroup } from './takeVariantGroup.ts';

const mostProposals = 3;

/** By what the columns are judged besides their headings. */
export interface JudgingContext {
  references: Catalogue['references'];
  attributes: readonly ImportedAttribute[];
  /** Of texts that do not tell theirs. */
  language: Language;
  /** In which whoever imports speaks. */
  given: Language;
  /** Does the format say what its columns mean? Then what others hold tells nothing. */
  isFixed: boolean;
  /** Is what is read only shown so far, to somebody who can say what is what? */
  isShown: boolean;
  /** Does no column of the file number its articles, so that numbers are made for them? */
  isNumberless: boolean;
  /** Is hardly any heading understood? */
  isForeign: boolean;
  rows: SampledRows;
}

/**
 * Judges columns by what they hold and by each other, after their headings (behaviour B321): what is sure is taken, what
 * may be is proposed with the reason.
 */
export function judgeColumns(
  columns: readonly JudgedColumn[],
  {
    references,
    attributes,
    language,
    given,
    isFixed,
    isNumberless,
    isForeign,
    isShown,
    rows,
  }: JudgingContext,
): void {
  for (const column of columns) {
    leaveEmpty(column);
    preferFitting(column, columns);
    preferGtins(column, columns);
    preferPictures(column, columns);
    doubtMisfits(column, columns);
  }
  takeCountries(columns, rows);
  hearLanguages(columns);
  leaveOtherLanguages(columns);
  if (!isFixed) for (const column of columns) recogniseValues(column, columns, language);
  doubtSparseNumbers(columns);
  doubtRowNumbers(columns, rows);
  doubtShared(columns);
  leaveOneOfEach(columns, isShown ? ranks.exact : ranks.synonym);
  chooseKey(columns, isForeign);
  if (!isFixed) preferReferred(columns, rows);
  const categories = references[category.name];
  if (categories && !isFixed) chooseCategory(columns, categories, rows);
  if (!isFixed) {
    joinLevels(columns, rows);
    explainCodes(columns, rows);
    takeChoices(columns, attributes);
    chooseTitle(columns, language, { isNumberless, isForeign });
    takeShortDescription(columns);
    explainNamesOfFiles(columns, rows);
    preferOwnTitle(columns, rows);
    takeFreed(columns);
    preferWhole(columns, rows);
    takeVariantGroup(columns, rows);
    takeShared(columns);
    takeModels(columns, language);
    preferWitnessed(columns, rows);
    doubtTypes(columns);
    takeKinds(columns);
    takeBare(columns);
    takeLeast(columns);
    takeEnding(columns, rows);
    takeSuccessor(columns, rows);
    takeLikewise(columns);
    takeLonely(columns);
    explainOffers(columns, rows);
  }
  hearLanguages(columns);
  askForLanguages(columns, given);
  keepLanguagesApart(columns);
  saySame(columns, rows);
  for (const column of columns)
    column.proposals = column.proposals
      .filter(({ target, reason }) => reason.code !== 'similar' || fits(column, target))
      .slice(0, mostProposals);
}
