import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import { fieldProjector } from '../../server/endpoints/config/fields/project-fields.ts'
import { textsFor } from '../../server/endpoints/config/texts.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-password' }

const throwing = (message: string) => () => {
  throw new Error(message)
}

const brewers: CollectionConfig = {
  slug: 'coffeeBrewers',
  labels: { singular: throwing('no singular'), plural: throwing('no plural') },
  admin: {
    baseFilter: throwing('no filter'),
    description: throwing('no description'),
    group: 'Kitchen',
  },
  fields: [
    { name: 'waterHeat', type: 'number', max: 100, label: throwing('no label') },
    {
      name: 'roast',
      type: 'select',
      admin: { description: throwing('no hint') },
      options: [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: throwing('no option') },
      ],
    },
    {
      type: 'tabs',
      tabs: [{ label: throwing('no tab'), fields: [{ name: 'origin', type: 'text' }] }],
    },
    {
      name: 'steps',
      type: 'blocks',
      blocks: [
        {
          slug: 'coldBrew',
          labels: { singular: throwing('no block'), plural: 'Cold brews' },
          fields: [{ name: 'hours', type: 'number', label: throwing('no hours') }],
        },
      ],
    },
  ],
}

const hidden: CollectionConfig = {
  slug: 'ledgers',
  admin: { hidden: throwing('no role') },
  fields: [],
}

const staff: CollectionConfig = {
  ...users(),
  access: { create: ({ req }) => req.user?.role === 'admin' },
}

let server: TestServer

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [staff, brewers, hidden],
      globals: [{ slug: 'openingTimes', label: throwing('no name') as never, fields: [] }],
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
})
afterAll(() => server.close())

async function configFor(cookie: string) {
  const answer = await server.ask('/api/stateroom/config', { headers: { cookie } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as SignedInConfig
}

test('17.5 a text that throws gives way to the name, for everyone', async () => {
  const { collections, globals } = await configFor(await server.signIn(editor))

  expect(collections.map(({ slug }) => slug)).toEqual(['users', 'coffeeBrewers'])
  expect(globals).toMatchObject([{ slug: 'openingTimes', label: 'Opening Times' }])
  expect(collections[1]).toMatchObject({
    labels: { singular: 'Coffee Brewer', plural: 'Coffee Brewers' },
    description: null,
    group: 'Kitchen',
    fields: [
      { name: 'waterHeat', label: 'Water Heat' },
      {
        name: 'roast',
        description: null,
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'dark' },
        ],
      },
      { type: 'tabs', tabs: [{ label: '1', fields: [{ name: 'origin' }] }] },
      {
        name: 'steps',
        blocks: [
          {
            labels: { singular: 'Cold Brew', plural: 'Cold brews' },
            fields: [{ name: 'hours', label: 'Hours' }],
          },
        ],
      },
    ],
  })
})

test('17.5 a label that throws keeps no document from being saved, and no refusal from being explained', async () => {
  const cookie = await server.signIn()
  const saved = await server.send('POST', '/api/coffeeBrewers', { waterHeat: 92 }, { cookie })
  const refused = await server.send('POST', '/api/coffeeBrewers', { waterHeat: 200 }, { cookie })

  expect([saved.status, await saved.json()]).toMatchObject([
    201,
    { message: 'Coffee Brewer successfully created.', doc: { waterHeat: 92 } },
  ])
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { errors: [{ data: { errors: [{ path: 'waterHeat', label: 'Water Heat' }] } }] },
  ])
})

test('17.5 administrators are told what threw and where, and nobody else is', async () => {
  const { configErrors, isAdministrator } = await configFor(await server.signIn())
  const others = await configFor(await server.signIn(editor))

  expect(isAdministrator).toBe(true)
  expect(configErrors?.toSorted((one, two) => one.place.localeCompare(two.place))).toEqual([
    { place: 'collections.coffeeBrewers.admin.baseFilter', message: 'no filter' },
    { place: 'collections.coffeeBrewers.admin.description', message: 'no description' },
    { place: 'collections.coffeeBrewers.labels.plural', message: 'no plural' },
    { place: 'collections.coffeeBrewers.labels.singular', message: 'no singular' },
    { place: 'collections.coffeeBrewers.roast.admin.description', message: 'no hint' },
    { place: 'collections.coffeeBrewers.roast.options.dark', message: 'no option' },
    { place: 'collections.coffeeBrewers.steps.coldBrew.hours.label', message: 'no hours' },
    { place: 'collections.coffeeBrewers.steps.coldBrew.labels.singular', message: 'no block' },
    { place: 'collections.coffeeBrewers.tabs.0.label', message: 'no tab' },
    { place: 'collections.coffeeBrewers.waterHeat.label', message: 'no label' },
    { place: 'collections.ledgers.admin.hidden', message: 'no role' },
    { place: 'globals.openingTimes.label', message: 'no name' },
  ])
  expect(others.isAdministrator).toBeUndefined()
  expect(others.configErrors).toBeUndefined()
})

test('the log has one line for each, however often the config is asked for', async () => {
  const fresh = await serve(aSite({ collections: [staff, hidden] }))
  const warn = vi.spyOn(fresh.payload.logger, 'warn')
  const cookie = await fresh.signIn()
  for (const _ of [1, 2, 3]) {
    await fresh.ask('/api/stateroom/config', { headers: { cookie } })
  }

  expect(warn.mock.calls).toEqual([
    ["The site's config fails at collections.ledgers.admin.hidden: no role"],
  ])
  await fresh.close()
})

test('17.5 a field that cannot be read at all is left out, and the others are shown', () => {
  const errors: unknown[] = []
  const readText = textsFor({} as PayloadRequest, (place, thrown) =>
    errors.push([place, String(thrown)]),
  )
  const project = fieldProjector({
    components: () => undefined,
    isVisible: () => true,
    blocks: {},
    allows: () => false,
    looksAtDocument: () => false,
  })
  const fields = project(
    [
      { name: 'opens', type: 'date', admin: { date: { minDate: new Date('never') } } },
      { name: 'title', type: 'text' },
    ],
    true,
    readText.inside('collections').inside('shops'),
  )

  expect(fields).toMatchObject([{ name: 'title' }])
  expect(errors).toEqual([['collections.shops.opens', 'RangeError: Invalid time value']])
})
