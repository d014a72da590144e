import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { SiteBlock, SiteEntity, SiteField } from './site-fields.ts'

/** A server of the site's own config with nothing of its data. */
export interface Throwaway {
  /** Where the panel is. */
  url: string
  payload: Payload
  /** What the config says after its plugins, before anything else has read it. */
  written: Written
  place: CopyPlace
  /** Ends the server and keeps its data, so that another process can serve them at the same address. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** Where a copy lies, and the port that it is served at. */
export interface CopyPlace {
  folder: string
  port: number
}

export interface Written {
  entities: readonly SiteEntity[]
  blocks: readonly SiteBlock[]
  localization: { locales: readonly string[]; defaultLocale: string; fallback: boolean } | null
}

interface ThrowawayOptions {
  adminDir: string
  /** null: the panel isn't opened, so the site's components need not be built. */
  siteDir: string | null
  /** What another process has left; null: a new and empty one, which is removed at the end. */
  at?: CopyPlace
  complain: (line: string) => void
}

/** Starts it with a database, files and a secret of its own, on this machine and a free port. */
export async function openThrowaway(
  config: StateroomConfig,
  { adminDir, at, complain, siteDir }: ThrowawayOptions,
): Promise<Throwaway> {
  const folder = at?.folder ?? mkdtempSync(join(tmpdir(), 'stateroom-test-'))
  const remove = () => {
    if (!at) rmSync(folder, { recursive: true, force: true })
  }
  // Ctrl-C ends the process before anything is closed.
  process.once('exit', remove)
  let written: Written | undefined
  try {
    const { startServer } = await import('#server')
    const server = await startServer({
      config: apart(config, folder, (found) => {
        written ??= found
      }),
      port: at?.port ?? 0,
      dataDir: join(folder, 'data'),
      databaseUrl: null,
      publicUrl: null,
      adminDir,
      ...(siteDir !== null && { siteDir }),
      limits: { requestsPerMinute: 10_000_000, signInsPerMinute: 10_000_000 },
      migrationDir: join(folder, 'migrations'),
      log: complain,
    })
    if (!written) throw new Error('The plugins of the config were not run.')
    let isServed = true
    const leave = async () => {
      if (isServed) await server.close()
      isServed = false
    }
    return {
      url: server.url,
      payload: server.payload,
      written,
      place: { folder, port: server.port },
      leave,
      async close() {
        await leave()
        process.off('exit', remove)
        remove()
      },
    }
  } catch (thrown) {
    process.off('exit', remove)
    remove()
    throw thrown
  }
}

/** Work that is due on no day: schedules of the config would run in the midst of a test. */
const never = { autoRun: [] }

/** The config with nowhere to write but the folder, and nobody to send email to. */
function apart(
  config: StateroomConfig,
  folder: string,
  tell: (written: Written) => void,
): StateroomConfig {
  const { db: _, email: __, ...rest } = config as StateroomConfig & { db?: unknown }
  const { storage: ___, ...upload } = (rest.upload ?? {}) as { storage?: unknown }
  return {
    ...rest,
    ...(rest.upload && { upload }),
    ...(rest.jobs && { jobs: { ...rest.jobs, ...never } }),
    plugins: [
      ...(rest.plugins ?? []),
      (whole: Whole) => {
        const here = {
          ...whole,
          collections: (whole.collections ?? []).map((collection) =>
            withFolder(collection, join(folder, 'files')),
          ),
        }
        tell(writtenIn(here))
        return here
      },
    ],
  } as StateroomConfig
}

interface Whole {
  collections?: readonly WrittenCollection[]
  globals?: readonly Omit<SiteEntity, 'isGlobal'>[]
  blocks?: readonly SiteBlock[]
  localization?:
    | false
    | {
        locales: readonly (string | { code: string })[]
        defaultLocale: string
        fallback?: boolean
      }
}

type WrittenCollection = Omit<SiteEntity, 'isGlobal'>

const withFolder = (collection: WrittenCollection, files: string): WrittenCollection =>
  collection.upload
    ? {
        ...collection,
        upload: { ...Object(collection.upload), staticDir: join(files, collection.slug) },
      }
    : collection

/** Payload and this panel write into what they are given, so a copy is kept. */
function writtenIn({ blocks = [], collections = [], globals = [], localization }: Whole): Written {
  const entity = (isGlobal: boolean) => (one: WrittenCollection) => ({
    ...one,
    isGlobal,
    fields: copied(one.fields),
  })
  return {
    entities: [...collections.map(entity(false)), ...globals.map(entity(true))],
    blocks: blocks.map((block) => ({ ...block, fields: copied(block.fields) })),
    localization: localization
      ? {
          locales: localization.locales.map((one) => (typeof one === 'string' ? one : one.code)),
          defaultLocale: localization.defaultLocale,
          fallback: localization.fallback ?? true,
        }
      : null,
  }
}

const copied = (fields: readonly SiteField[]): SiteField[] =>
  fields.map((field) => ({
    ...field,
    ...(field.admin && { admin: { ...field.admin } }),
    ...(field.fields && { fields: copied(field.fields) }),
    ...(field.tabs && { tabs: copied(field.tabs) }),
    ...(field.blocks && {
      blocks: field.blocks.map((block) => ({ ...block, fields: copied(block.fields) })),
    }),
  }))
