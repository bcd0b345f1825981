import type { NamedByCode } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';
import { useNamed } from './useNamed.ts';

interface Needs {
  code: string;
  names: NamedByCode;
  record: Row;
}

/** The code of another record with what that is called; alone where it is not there. */
export function NamedCode({ code, names, record }: Needs) {
  const [found] = useNamed(names, { within: record, code, isWanted: true }) ?? [];
  return (
    <>
      <span className="value-codes">{code}</span>
      {found && ` · ${found.title}`}
    </>
  );
}
