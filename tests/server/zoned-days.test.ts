import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminConfig, ClientCollection } from '#contracts/admin-config'
import { dateWhere } from '../../ui/client/date-where.ts'
import type { QueryValue } from '../../ui/client/query-string.ts'
import { queryString } from '../../ui/client/query-string.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Europe/Berlin',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
]
const supportedTimezones = zones.map((value) => ({ label: value, value }))
const days = ['2026-03-07', '2026-03-08', '2026-03-09']

/** Noon there, as Payload's own panel stores it: these are the hours that the clocks are ahead. */
const ahead: Record<string, number> = {
  'Pacific/Kiritimati': 14,
  'Pacific/Auckland': 13,
  'Asia/Tokyo': 9,
  'Europe/Berlin': 1,
  'Pacific/Pago_Pago': -11,
  'Etc/GMT+12': -12,
  none: 0,
}
const noonIn = (day: string, zone: string): string =>
  new Date(Date.parse(`${day}T12:00Z`) - (ahead[zone] ?? 0) * 3_600_000).toISOString()

function cases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let collection: ClientCollection

  beforeAll(async () => {
    const field = (name: string, pickerAppearance: 'dayOnly' | 'monthOnly') =>
      ({
        name,
        type: 'date',
        timezone: { supportedTimezones },
        admin: { date: { pickerAppearance } },
      }) as const
    const config = aSite({
      collections: [
        users(),
        {
          slug: 'days',
          fields: [
            { name: 'title', type: 'text' },
            field('day', 'dayOnly'),
            { name: 'more', type: 'group', fields: [field('month', 'monthOnly')] },
          ],
        },
      ],
    })
    server = await serve(config, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
    for (const zone of [...zones, 'none']) {
      for (const day of days) {
        const tz = zone === 'none' ? null : zone
        const month = noonIn(`2026-0${days.indexOf(day) + 2}-01`, zone)
        const data = { day: noonIn(day, zone), day_tz: tz, more: { month, month_tz: tz } }
        await server.payload.create({ collection: 'days' as never, data: { title: day, ...data } })
      }
    }
    const answer = await server.ask('/api/stateroom/config', { headers: { cookie } })
    const admin = (await answer.json()) as Extract<AdminConfig, { kind: 'signedIn' }>
    collection = admin.collections.find(({ slug }) => slug === 'days')!
  })
  afterAll(() => server.close())

  async function found(where: QueryValue): Promise<Record<string, number>> {
    const query = queryString({ where: dateWhere(collection, where), limit: 0, depth: 0 })
    const answer = await server.ask(`/api/days${query}`, { headers: { cookie } })
    const { docs } = (await answer.json()) as { docs: { title: string }[] }
    const counts = days.map((day) => [day, docs.filter(({ title }) => title === day).length])
    return Object.fromEntries(counts)
  }
  const all = zones.length + 1
  const [first, second, third] = days as [string, string, string]
  const chosen = `${second}T12:00:00.000Z`

  test.each([
    ['equals', { [first]: 0, [second]: all, [third]: 0 }],
    ['not_equals', { [first]: all, [second]: 0, [third]: all }],
    ['greater_than', { [first]: 0, [second]: 0, [third]: all }],
    ['greater_than_equal', { [first]: 0, [second]: all, [third]: all }],
    ['less_than', { [first]: all, [second]: 0, [third]: 0 }],
    ['less_than_equal', { [first]: all, [second]: all, [third]: 0 }],
  ])(
    '33.12 LIST-3 a day that %s is the day that is shown, in every zone',
    async (operator, counts) => {
      expect(await found({ day: { [operator]: chosen } })).toEqual(counts)
      expect(await found({ 'more.month': { [operator]: '2026-03-01T12:00:00.000Z' } })).toEqual(
        counts,
      )
    },
  )

  test('33.12 LIST-3 so is one of several', async () => {
    const where = { day: { in: [`${first}T12:00:00.000Z`, `${third}T12:00:00.000Z`] } }
    expect(await found(where)).toEqual({ [first]: all, [second]: 0, [third]: all })
  })
}

onBothDatabases(cases)
