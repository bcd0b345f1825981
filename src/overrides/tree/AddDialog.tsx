import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Tab, Tabs } from '@mui/material';
import { CreateBase, useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { Toolbar } from 'react-admin';
import type { TreeEntry } from '../../../resources/calls/categoryRelation.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/translate.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import { Save } from '../../views/Save.tsx';
import { RecordForm } from '../../views/RecordForm.tsx';
import { translatedOf } from '../../../resources/translatedOf.ts';
import type { CategoryTree } from './CategoryTree.ts';
import { ParentChoice } from './ParentChoice.tsx';
import { obstacleOf, withNew } from './rearrange.ts';
import type { KeptTree } from './useCategoryTree.ts';
import type { TreeWords } from './useTreeWords.ts';

interface Needs {
  tree: CategoryTree;
  words: TreeWords;
  kept: KeptTree;
  /** Under which one, unless another is chosen. */
  parentSid: string;
  onAdded: (sid: string, parentSid: string) => void;
  onClose: () => void;
}

const anyCategory = reference('category');
const nowhere = {};

/** Hangs a category into the tree: a new one, or one that other platforms have already. */
export function AddDialog({ tree, words, kept, parentSid: first, onAdded, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const { language } = useBackoffice();
  const [kind, setKind] = useState<'new' | 'existing'>('new');
  const [chosenParent, setParent] = useState<string | null>(first);
  const parentSid = chosenParent ?? first;
  const obstacle = obstacleOf(tree, [], { parentSid });

  function add(category: Pick<TreeEntry, 'sid' | 'name'>) {
    onClose();
    const what = `«${textIn(category.name, language) || category.sid}»`;
    const told = text('tree.added', { what, where: words.name(parentSid) });
    void kept.change(withNew(tree, category, { parentSid }), told);
    onAdded(category.sid, parentSid);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{text('tree.addTitle')}</DialogTitle>
      <DialogContent>
        <ParentChoice {...{ tree, words }} value={chosenParent} onChange={setParent} />
        {obstacle && <Alert severity="error">{text(`tree.obstacles.${obstacle}`)}</Alert>}
        <Tabs value={kind} onChange={(_, value) => setKind(value)} sx={{ my: 1.5 }}>
          <Tab value="new" label={text('tree.newOne')} />
          <Tab value="existing" label={text('tree.existingOne')} />
        </Tabs>
        {kind === 'new' ? (
          <NewCategory onMade={add} />
        ) : (
          <ExistingCategory {...{ tree, words }} onChosen={add} isOpen={!obstacle} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function NewCategory({ onMade }: { onMade: (category: Pick<TreeEntry, 'sid' | 'name'>) => void }) {
  const { directory } = useBackoffice();
  const resource = directory.screensOf('category');
  if (!resource) return null;
  const onSuccess = ({ sid, name }: RaRecord) => onMade({ sid: String(sid), name: translatedOf(name) });
  return (
    <CreateBase
      resource={resource.name}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    >
      <RecordForm
        resource={resource}
        isNew
        toolbar={
          <Toolbar>
            <Save />
          </Toolbar>
        }
      />
    </CreateBase>
  );
}

interface ExistingNeeds {
  tree: CategoryTree;
  words: TreeWords;
  isOpen: boolean;
  onChosen: (category: Pick<TreeEntry, 'sid' | 'name'>) => void;
}

function ExistingCategory({ tree, words, isOpen, onChosen }: ExistingNeeds) {
  const text = useText();
  const translate = useTranslate();
  const { directory } = useBackoffice();
  const dataProvider = useDataProvider();
  const [sid = '', setSid] = useState<string>();
  const hangs = tree.entries.has(sid);

  async function take() {
    const { data } = await dataProvider.getOne(directory.showing('category').name, { id: idOf([sid]) });
    if (data) onChosen({ sid, name: translatedOf(data.name) });
  }

  return (
    <>
      <ReferencePicker
        field={anyCategory}
        label={text('tree.existingLabel')}
        value={sid ? [sid] : []}
        onChange={([chosen]) => setSid(chosen)}
        within={nowhere}
        fault={hangs && text('tree.hangsAlready', { where: words.above(sid) || words.name(rootCategory) })}
      />
      <Button
        variant="contained"
        sx={{ mt: 1.5 }}
        disabled={!sid || hangs || !isOpen}
        onClick={() => void take()}
      >
        {translate('ra.action.add')}
      </Button>
    </>
  );
}
