import type { Payload } from 'payload'

/**
 * Takes fields out of the config of a running Payload and has its database made anew without their
 * columns: what asks a table for a column that isn't there gets nothing of it.
 */
export async function leaveOutFields(
  { config, db }: Payload,
  names: ReadonlySet<string>,
  connect: () => Promise<unknown>,
): Promise<void> {
  for (const { fields, flattenedFields } of [...config.collections, ...config.globals]) {
    drop(fields, names)
    drop(flattenedFields, names)
  }
  await db.init?.()
  await connect()
}

/** In place: Payload has the same list in several. */
function drop(fields: object[], names: ReadonlySet<string>): void {
  for (let index = fields.length - 1; index >= 0; index -= 1) {
    const name: unknown = Reflect.get(fields[index] as object, 'name')
    if (typeof name === 'string' && names.has(name)) fields.splice(index, 1)
  }
}
