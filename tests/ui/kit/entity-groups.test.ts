import { expect, test } from 'vitest'
import { addressesBelow } from '../../../ui/kit/addresses.ts'
import { entityGroups } from '../../../ui/kit/entity-groups.ts'
import { aCollection, aConfig, aGlobal } from '../../kit/client-config.ts'
import { wordsIn } from '../../kit/words.ts'

const groupsOf = (changes: Parameters<typeof aConfig>[0]) =>
  entityGroups(aConfig(changes), addressesBelow('/admin'), wordsIn('en')).map(
    ({ label, entities }) => [label, ...entities.map(({ id }) => id)],
  )

test('NAV-5 entities stand under their groups, in the order of the config', () => {
  const collections = [
    aCollection({ slug: 'posts', group: 'Content' }),
    aCollection({ slug: 'files', group: 'Media' }),
    aCollection({ slug: 'pages', group: 'Content' }),
  ]

  expect(groupsOf({ collections, globals: [aGlobal({ group: 'Media' })] })).toEqual([
    ['Content', 'nav-posts', 'nav-pages'],
    ['Media', 'nav-files', 'nav-global-settings'],
  ])
})

test('NAV-5 what has no group stands under the default one of its kind', () => {
  expect(groupsOf({ collections: [aCollection()], globals: [aGlobal()] })).toEqual([
    ['Collections', 'nav-posts'],
    ['Globals', 'nav-global-settings'],
  ])
})

test('NAV-5 what the config keeps out, or the user may not read, is not offered', () => {
  const mayNot = { create: true, read: false, update: true, delete: true }

  expect(
    groupsOf({
      collections: [aCollection({ group: false }), aCollection({ access: mayNot })],
      globals: [aGlobal({ group: false }), aGlobal({ access: { read: false, update: true } })],
    }),
  ).toEqual([])
})

test('NAV-7 a new document can begin where the user may create one', () => {
  const readOnly = { create: false, read: true, update: false, delete: false }
  const [group] = entityGroups(
    aConfig({ collections: [aCollection(), aCollection({ slug: 'logs', access: readOnly })] }),
    addressesBelow('/admin'),
    wordsIn('en'),
  )

  expect(group?.entities.map(({ create }) => create)).toEqual([
    { href: '/admin/collections/posts/create', label: 'Post' },
    null,
  ])
})

test('21.4 screens of Payload’s own admin stand under its name, after what is here', () => {
  const payloadViews = [{ name: 'sales', label: 'Sales report', href: '/shop/admin/sales' }]
  const config = aConfig({ collections: [aCollection()], globals: [], payloadViews })

  expect(entityGroups(config, addressesBelow('/stateroom'), wordsIn('en')).slice(1)).toEqual([
    {
      label: 'Payload’s admin',
      entities: [
        {
          slug: 'sales',
          id: 'nav-view-sales',
          label: 'Sales report',
          href: '/shop/admin/sales',
          description: null,
          create: null,
        },
      ],
    },
  ])
})
