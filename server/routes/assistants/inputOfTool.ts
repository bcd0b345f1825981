import { z } from 'zod';
import { parameterWords } from '../../../resources/calls/parameterWords.ts';
import type { Tool } from './tools.ts';

/** What a tool takes, as JSON Schema: the parameters of its call with what they mean. */
export function inputOfTool({ call, takes }: Tool): { type: 'object'; [key: string]: unknown } {
  const fields = { ...shapeOf(call.parameters), ...shapeOf(call.query) };
  const shape = Object.fromEntries(
    takes.map((name) => {
      const field = fields[name];
      if (!field) throw new Error(`${call.path} has no parameter "${name}", which a tool says it takes.`);
      const { description, example } = parameterWords[name] ?? {};
      return [
        name,
        field.meta({
          ...(description && { description }),
          ...(example !== undefined && { examples: [example] }),
        }),
      ];
    }),
  );
  const { $schema: _, ...printed } = z.toJSONSchema(z.strictObject(shape), {
    io: 'input',
    unrepresentable: 'any',
  });
  return { ...printed, type: 'object' };
}

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? schema.shape : {};
}
