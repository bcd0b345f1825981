import type { Call } from '../../../../resources/calls/call.ts';
import type { contract } from '../../../../resources/texts/de/contract.ts';

/** What the contract says in one language. What a declaration says of itself is English, and is given as `english`. */
export interface Words {
  /** What it says of all calls alike. */
  all: typeof contract;
  summary(call: Call): string;
  /** What a tag stands for, where that is to be said beside its name. */
  tag(name: string): string | undefined;
  parameter(name: string): string;
  sentHeader(call: Call, name: string, english: string): string;
  answeredHeader(call: Call, name: string, english: string): string;
  /** What a field or a choice is called, by its place below an entity, as `product.fields.title`. */
  label(place: string): string | undefined;
  /** What a schema says of itself. */
  schema(said: { description?: string | undefined; german?: string | undefined }): string | undefined;
  /** What a problem says, beside the English example of its declaration. */
  problem?: Readonly<Record<'title' | 'detail' | 'message', string>>;
}
