import type { Payload } from 'payload'

type Database = Payload['db']

type Operation =
  | 'commitTransaction'
  | 'connect'
  | 'count'
  | 'countVersions'
  | 'create'
  | 'createGlobal'
  | 'createGlobalVersion'
  | 'createVersion'
  | 'deleteMany'
  | 'deleteOne'
  | 'destroy'
  | 'find'
  | 'findDistinct'
  | 'findOne'
  | 'findVersions'
  | 'queryDrafts'
  | 'rollbackTransaction'
  | 'updateGlobal'
  | 'updateGlobalVersion'
  | 'updateMany'
  | 'updateOne'
  | 'updateVersion'

type Asked<Name extends Operation> = Parameters<NonNullable<Database[Name]>>[0]

/**
 * Stands before some operations of Payload's database, for what no hook of Payload's runs for: each
 * gets what is asked for, and whom to hand it on to.
 */
export type DatabaseLayer = {
  readonly [Name in Operation]?: (
    asked: Asked<Name>,
    next: (asked: Asked<Name>) => Promise<unknown>,
  ) => Promise<unknown>
}

/** Puts these layers before the database: the first is next to it, the last is asked first. */
export function wrapDatabase({ db }: Payload, layers: readonly DatabaseLayer[]): void {
  for (const [name, operation] of layers.flatMap((layer) => Object.entries(layer))) {
    const inner: ((asked: unknown) => Promise<unknown>) | undefined = Reflect.get(db, name)
    const next = async (asked: unknown) => inner?.call(db, asked)
    Reflect.set(db, name, (asked: never) => operation(asked, next))
  }
}
