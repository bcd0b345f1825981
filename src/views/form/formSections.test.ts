import { describe, expect, it } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Parents } from '../../directory/addresses.ts';
import { formSections } from './formSections.ts';

/** The fields of a form by section; a star marks those that are shown and not entered. */
function form(entity: Entity, parents: Parents, isNew: boolean): Record<string, string[]> {
  return Object.fromEntries(
    formSections(entity, parents, isNew).map(({ name = '', places }) => [
      name,
      places.map(({ place, isFixed }) => place.names[0] + (isFixed ? '*' : '')),
    ]),
  );
}

describe('The form of a thing', () => {
  it('has the sections of its declaration, and first what identifies it', () => {
    const sections = form(entities.category, {}, false);
    expect(Object.keys(sections)).toEqual(['', 'details', 'classification', 'shownAttributes']);
    expect(sections.details).toEqual(['description', 'picture']);
  });

  it('shows the key, which is entered once, when the thing is made', () => {
    expect(form(entities.category, {}, true)['']).toEqual(['sid', 'name']);
    expect(form(entities.category, {}, false)['']).toEqual(['sid*', 'name']);
  });

  it('shows of what the address fixes the name, not the reference', () => {
    const [fields = []] = Object.values(form(entities.product, { orgaSid: 'acme' }, false));
    expect(fields).toContain('orgaName');
    expect(fields.filter((name) => name.startsWith('orgaSid'))).toEqual([]);
  });

  it('leaves out names that follow from a reference that is entered', () => {
    const [fields = []] = Object.values(form(entities.product, { orgaSid: 'acme' }, false));
    expect(fields).toContain('mainCategory');
    expect(fields).not.toContain('mainCategoryName');
  });

  it('leaves out what only the server says, of a new thing and of what it judges', () => {
    const made = Object.values(form(entities.product, { orgaSid: 'acme' }, true)).flat();
    expect(made.filter((name) => ['popularity', 'position', 'orgaSid'].includes(name))).toEqual([]);
    const edited = Object.values(form(entities.product, { orgaSid: 'acme' }, false)).flat();
    expect(edited).toContain('popularity');
    expect(edited.filter((name) => ['completeness', 'missing'].includes(name))).toEqual([]);
  });
});
