import {
  useDataProvider,
  useNotify,
  useRecordContext,
  useRegisterMutationMiddleware,
  type DataProvider,
} from 'ra-core';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { uploadImage } from '../../../providers/data/uploadFile.ts';
import type { ImageField } from '../../../resources/kinds/field.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Place } from '../../directory/Place.ts';
import { useText } from '../../directory/useText.ts';
import { HeldContext } from './HeldContext.ts';

type Make = (
  resource: string,
  params: Parameters<DataProvider['create']>[1],
  next: DataProvider['create'],
) => ReturnType<DataProvider['create']>;

interface Held {
  pictures: readonly File[];
  /** Undefined where there is nothing to wait for: pictures go to the server at once. */
  hold: ((pictures: readonly File[]) => void) | undefined;
}

/**
 * Pictures of a new company, to which nothing can be uploaded before it exists: they wait, and are uploaded and attached
 * as soon as it is made. What fails then is said, and the company is made all the same.
 */
export function useHeldPictures({ entity, names: [name], field }: Place<ImageField>): Held {
  const { owner = '' } = entity;
  const { platform } = useBackoffice();
  const record = useRecordContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const text = useText();
  const [pictures, hold] = useState<readonly File[]>([]);
  const now = useRef(pictures);
  useEffect(() => {
    now.current = pictures;
  });
  const { setHolding } = use(HeldContext);
  useEffect(() => {
    setHolding(name, pictures.length > 0);
    return () => setHolding(name, false);
  }, [setHolding, name, pictures.length]);
  const isAwaited = record?.id === undefined && !field.ofNoCompany && entity.fields[owner]?.kind === 'code';

  const attach = useCallback<Make>(
    async (resource, params, next) => {
      const answer = await next(resource, params);
      const { data } = answer;
      if (now.current.length === 0 || data.id === undefined) return answer;
      try {
        const hashes: string[] = [];
        for (const picture of now.current)
          hashes.push(await uploadImage(platform.key, field.of, picture, { orgaSid: String(data[owner]) }));
        const value = field.many ? hashes : hashes[0];
        return await dataProvider.update(resource, {
          id: data.id,
          data: { ...data, [name]: value },
          previousData: data,
        });
      } catch (error) {
        const message = text('image.failed', { reason: messageOf(error) });
        notify(message, { type: 'error', messageArgs: { _: message } });
        return answer;
      } finally {
        hold([]);
      }
    },
    [platform.key, field, owner, name, dataProvider, notify, text],
  );
  useRegisterMutationMiddleware<DataProvider['create']>(attach);
  return { pictures, hold: isAwaited ? hold : undefined };
}
