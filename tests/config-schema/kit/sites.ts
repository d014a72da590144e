/** The least that a config needs: a test adds what it is about. */
export const siteWith = (more: object = {}, collection: object = {}, fields: unknown[] = []) => ({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', fields: [{ name: 'title', type: 'text' }, ...fields], ...collection },
  ],
  ...more,
})

export const siteWithField = (field: unknown) => siteWith({}, {}, [field])

export const siteWithCollection = (collection: object) => siteWith({}, collection)
