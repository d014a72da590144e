import type { Json } from '#contracts/documents'

/** What a field of any kind may meet when the schema or a hook of the server has changed. */
export const wrongValues: Readonly<Record<string, Json>> = {
  nothing: null,
  'a yes': true,
  'a number': 42,
  'a large number': 1e21,
  'a text': 'text',
  'an empty text': '',
  'a text of markup': '<script>alert(1)</script>',
  'an empty list': [],
  'a list of nothing': [null],
  'a list of numbers': [1, 2],
  'a list of texts': ['a', 'b'],
  'a list of lists': [[1], []],
  'a list of objects': [{ a: 1 }, {}],
  'a list of rows': [{ id: 'a' }, { id: 'a' }],
  'a list of blocks of no kind': [
    { id: 'a', blockType: 'gone' },
    { id: 'b', blockType: 3 },
  ],
  'an empty object': {},
  'an object': { a: { b: [1] } },
  'half a reference': { relationTo: 'gone' },
  'a reference to nowhere': { relationTo: 'gone', value: { id: {} } },
  'an editor without a root': { root: null },
}
