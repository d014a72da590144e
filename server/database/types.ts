import type { DatabaseAdapterObj, Payload } from 'payload'
import type { Driver } from './closable-pool.ts'
import type { Answers } from './record/changes.ts'
import type { Client } from './sqlite/one-writer.ts'

export interface DatabaseOptions {
  /** `postgres://…`, or `file:` and the path of an SQLite file. */
  url: string
  /** Change the tables even where that deletes data. */
  acceptDataLoss: boolean
  /** What became of fields that the config no longer has. */
  answers: Answers
  /** What to do with tables that are not as the config says: bring them in step, refuse to start, or nothing. */
  whenChanged: 'push' | 'refuse' | 'leave'
  /** Where the files of migrations are. */
  migrationDir: string
  /** Where an SQLite file is copied to before it is changed in a way that nobody can take back. */
  backupDir: string
}

/** What differs between the databases. */
export interface DatabaseKind {
  /** The address without a password, for messages. */
  shownUrl: string
  /** Payload's adapter. The hooks change the tables before they are built. */
  adapter: (hooks: readonly SchemaHook[]) => DatabaseAdapterObj
  /** Table and column names as the database has them now. */
  readColumns: (database: Database, inside?: Drizzle) => Promise<readonly TableColumn[]>
  /** Names of the types that the database has for choices. */
  readEnums: (database: Database) => Promise<readonly string[]>
  /** Copies the database to a file, where that can be done from here; answers which. */
  backUp: (database: Database, dir: string) => Promise<string | null>
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
  requireDrizzleKit: () => DrizzleKit
  name: string
  packageName: string
  kind: DatabaseKind
  defaultDrizzleSnapshot: Snapshot
}

interface DrizzleKit {
  pushSchema: PushSchema
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<Snapshot> | Snapshot
  generateMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>
  upSnapshot?: (snapshot: Snapshot) => Snapshot
}

/** All tables of a database, as Drizzle writes them down. */
export interface Snapshot {
  version: string
  tables: Record<string, SnapshotTable>
  enums: Record<string, SnapshotEnum>
  [key: string]: unknown
}

interface SnapshotEnum {
  name: string
  [key: string]: unknown
}

export interface SnapshotTable {
  name: string
  columns: Record<string, { name: string; type: string; [key: string]: unknown }>
  foreignKeys: Record<string, SnapshotKey>
  indexes: Record<string, { columns: (string | { expression: string })[]; [key: string]: unknown }>
  [key: string]: unknown
}

export interface SnapshotKey {
  name: string
  tableFrom: string
  tableTo: string
  columnsFrom: string[]
  columnsTo: string[]
  [key: string]: unknown
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
  /** The type in which PostgreSQL keeps its choices. */
  enumName?: string
  options?: readonly string[]
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
