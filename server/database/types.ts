import type { DatabaseAdapterObj, Payload } from 'payload'
import type { Driver } from './closable-pool.ts'
import type { Client } from './sqlite/one-writer.ts'

export interface DatabaseOptions {
  /** `postgres://…`, or `file:` and the path of an SQLite file. */
  url: string
  /** Change the tables even where that deletes data. */
  acceptDataLoss: boolean
}

/** What differs between the databases. */
export interface DatabaseKind {
  /** The address without a password, for messages. */
  shownUrl: string
  /** Payload's adapter. The hooks change the tables before they are built. */
  adapter: (hooks: readonly SchemaHook[]) => DatabaseAdapterObj
  /** Table and column names as the database has them now. */
  readColumns: (database: Database) => Promise<readonly TableColumn[]>
  /** Called before it connects. The answer ends every connection. */
  adopt: (database: Database) => () => Promise<void>
  /** All or nothing, and one process at a time. */
  inTransaction: (database: Database, work: (drizzle: Drizzle) => Promise<void>) => Promise<void>
}

export interface TableColumn {
  table: string
  column: string
}

/** Both of Payload's SQL adapters, as far as this folder uses them. */
export interface Database {
  payload: Payload
  drizzle: Drizzle
  schema: Record<string, unknown>
  schemaName?: string
  tablesFilter?: string[]
  extensions?: { postgis?: boolean }
  rawTables: RawTables
  rawRelations: Record<string, unknown>
  /** Names of tables by slug in snake case. */
  tableNameMap: ReadonlyMap<string, string>
  /** What the names of tables of versions end with. */
  versionsSuffix: string
  initializing?: Promise<unknown>
  init: () => Promise<void>
  connect: (options?: { hotReload: boolean }) => Promise<void>
  destroy: () => Promise<void>
  /** SQLite's driver. */
  client?: Client
  /** PostgreSQL's driver. */
  pg?: Driver
  /** The transactions under way. */
  sessions: Record<string, Session>
  beginTransaction: () => Promise<string>
  commitTransaction: (id?: string | Promise<string>) => Promise<void>
  execute: (statement: { drizzle: Drizzle; raw: string }) => PromiseLike<{ rows: unknown[] }>
  requireDrizzleKit: () => { pushSchema: PushSchema }
}

/** Drizzle's handle. */
export interface Drizzle {
  /** All that `work` does with its handle, or nothing where it rejects. */
  transaction: (work: (inside: Drizzle) => Promise<void>) => Promise<void>
}

/** A transaction under way, as Payload looks it up by its id. */
export interface Session {
  db: Drizzle
  /** Commits; rejects where that fails. */
  resolve: () => Promise<void>
  /** Rolls back. */
  reject: () => Promise<void>
}

export type RawTables = Record<string, RawTable>

export interface RawTable {
  name: string
  columns: Record<string, RawColumn>
  indexes?: Record<string, RawIndex>
  foreignKeys?: Record<string, { columns: string[]; foreignColumns: { table: string }[] }>
}

export interface RawColumn {
  name: string
  type: string
  primaryKey?: boolean
  notNull?: boolean
  defaultNow?: boolean
  reference?: { table: string }
}

export interface RawIndex {
  name: string
  on: string | string[]
}

/** Changes the tables of `adapterOf(args)`, and returns the schema it was given. */
export type SchemaHook = <Schema>(args: { schema: Schema }) => Schema

/** Payload hands it to every hook; its types do not say so. */
export const adapterOf = (args: object): Database => (args as { adapter: Database }).adapter

export type PushSchema = (
  schema: Record<string, unknown>,
  drizzle: Drizzle,
  schemas?: string[],
  tablesFilter?: string[],
  extensionsFilter?: string[],
) => Promise<{ hasDataLoss: boolean; statementsToExecute: string[]; warnings: string[] }>
