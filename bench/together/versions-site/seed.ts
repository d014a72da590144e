import type { Payload } from 'payload'

/** The environment variable that says how many versions the one document is to have. */
export const versionsVariable = 'BENCH_VERSIONS'

const rowCount = 200

/** Saves one document of 200 rows again and again, another row changed each time. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const count = Number(process.env[versionsVariable] ?? 1000)
  const made = await payload.create({
    collection: 'papers',
    data: { title: 'Version 1', rows: Array.from({ length: rowCount }, (_, at) => row(at)) },
    draft: true,
  } as never)
  const { id, rows } = made as { id: number; rows: { id: string; note: string }[] }
  for (let version = 2; version <= count; version++) {
    const changed = rows[version % rowCount]
    if (changed) changed.note = `Written for version ${version}.`
    const data = { title: `Version ${version}`, rows }
    await payload.update({ collection: 'papers', id, data, draft: true } as never)
  }
  // Last: an empty database is one without users.
  await payload.create({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'test' },
  } as never)
  say(`${count} versions of ${rowCount} rows.`)
}

const row = (at: number) => ({
  name: `Row ${at}`,
  note: `The note of row ${at}\nin two lines.`,
  amount: at,
  isOpen: at % 2 === 0,
  on: '2026-11-10T12:00:00.000Z',
  kind: 'a',
  address: `https://example.com/page/${at}`,
})
