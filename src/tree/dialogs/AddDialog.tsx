import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Tab, Tabs } from '@mui/material';
import { CreateBase, useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useMemo, useState } from 'react';
import { Toolbar } from 'react-admin';
import type { Entity } from '../../../resources/entity.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import { treeRoot } from '../treeRoot.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import { Save } from '../../views/form/Save.tsx';
import { RecordForm } from '../../views/form/RecordForm.tsx';
import { translatedOf } from '../../../resources/translatedOf.ts';
import type { Tree, TreeEntry } from '../Tree.ts';
import { ParentChoice } from './ParentChoice.tsx';
import { obstacleOf, withNew } from '../rearrange.ts';
import type { Along, KeptTree } from '../useKeptTree.ts';
import type { TreeWords } from '../useTreeWords.ts';

interface Needs {
  resource: BackofficeResource;
  tree: Tree;
  words: TreeWords;
  kept: KeptTree;
  /** Under which one, unless another is chosen. */
  parentSid: string;
  onAdded: (sid: string, parentSid: string) => void;
  onClose: () => void;
}

const nowhere = {};

type Added = Pick<TreeEntry, 'sid' | 'name'>;

function addedOf({ key: [key = ''], title }: Entity, record: RaRecord): Added {
  return { sid: String(record[key]), name: translatedOf(record[title]) };
}

/** Hangs a record into the tree: a new one, or where the tree is kept apart one that hangs elsewhere already. */
export function AddDialog({ resource, tree, words, kept, parentSid: first, onAdded, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const { language } = useBackoffice();
  const [kind, setKind] = useState<'new' | 'existing'>('new');
  const [chosenParent, setParent] = useState<string | null>(first);
  const parentSid = chosenParent ?? first;
  const obstacle = obstacleOf(tree, [], { parentSid });
  const labels = useLabels();
  const dataProvider = useDataProvider();
  const isKeptApart = Boolean(resource.entity.tree?.keptBy);

  /** A record that says itself where it hangs goes as it is taken back: else it would hang again. */
  const taken = (sid: string): Along => ({
    act: () => Promise.resolve(),
    restore: async () => void (await dataProvider.delete(resource.name, { id: idOf([sid]) })),
  });

  function add(record: Added, isNew: boolean) {
    onClose();
    const what = `«${textIn(record.name, language) || record.sid}»`;
    const told = text('tree.added', { what, where: words.name(parentSid) });
    void kept.change(
      withNew(tree, record, { parentSid }),
      told,
      isNew && !isKeptApart ? taken(record.sid) : undefined,
    );
    onAdded(record.sid, parentSid);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{labels.create(resource.entity)}</DialogTitle>
      <DialogContent>
        <ParentChoice {...{ tree, words }} value={chosenParent} onChange={setParent} />
        {obstacle && <Alert severity="error">{text(`tree.obstacles.${obstacle}`)}</Alert>}
        {isKeptApart && (
          <Tabs value={kind} onChange={(_, value) => setKind(value)} sx={{ my: 1.5 }}>
            <Tab value="new" label={text('tree.newOne')} />
            <Tab value="existing" label={text('tree.existingOne')} />
          </Tabs>
        )}
        {kind === 'new' ? (
          <NewRecord resource={resource} onMade={(made) => add(made, true)} />
        ) : (
          <ExistingRecord
            {...{ resource, tree, words }}
            onChosen={(chosen) => add(chosen, false)}
            isOpen={!obstacle}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface NewNeeds {
  resource: BackofficeResource;
  onMade: (record: Added) => void;
}

function NewRecord({ resource, onMade }: NewNeeds) {
  const onSuccess = (made: RaRecord) => onMade(addedOf(resource.entity, made));
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
  resource: BackofficeResource;
  tree: Tree;
  words: TreeWords;
  isOpen: boolean;
  onChosen: (record: Added) => void;
}

function ExistingRecord({ resource, tree, words, isOpen, onChosen }: ExistingNeeds) {
  const text = useText();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [sid = '', setSid] = useState<string>();
  const hangs = tree.entries.has(sid);
  const field = useMemo(() => reference(resource.entity.name), [resource]);

  async function take() {
    const { data } = await dataProvider.getOne(resource.name, { id: idOf([sid]) });
    if (data) onChosen(addedOf(resource.entity, data));
  }

  return (
    <>
      <ReferencePicker
        field={field}
        label={text('tree.existingLabel')}
        value={sid ? [sid] : []}
        onChange={([chosen]) => setSid(chosen)}
        within={nowhere}
        fault={hangs && text('tree.hangsAlready', { where: words.above(sid) || words.name(treeRoot) })}
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
