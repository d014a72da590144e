import type { CollectionConfig, Field } from 'payload'
import { accessBy, fileSlug, forAdmins, isPlain, rules, uploadSlug } from './matrix-rules.ts'

const fields: readonly Field[] = [
  { name: 'title', type: 'text' },
  { name: 'owner', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'hush', type: 'text', access: { read: forAdmins } },
]

const { everyone, nobody } = accessBy

/** Files with a rule each, for what is read and for what is written; `trusted`: a site to fetch from. */
export function fileCollections(trusted = 'http://127.0.0.1:1'): CollectionConfig[] {
  const { hostname, port } = new URL(trusted)
  const listed = [{ hostname, port }]
  const files = { pasteURL: { allowList: listed }, skipSafeFetch: listed }
  const shape = { admin: { useAsTitle: 'title' }, fields: [...fields] }
  return rules.flatMap((rule): CollectionConfig[] => [
    {
      ...shape,
      slug: fileSlug(rule),
      upload: files,
      access: { read: accessBy[rule], create: nobody, update: nobody, delete: nobody },
    },
    {
      ...shape,
      slug: uploadSlug(rule),
      upload: files,
      access: {
        read: everyone,
        create: isPlain(rule) ? accessBy[rule] : nobody,
        update: accessBy[rule],
        delete: accessBy[rule],
      },
    },
  ])
}
