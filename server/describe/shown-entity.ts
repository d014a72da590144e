import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import { defaultAttempts } from '../features/sign-in/hide-who-exists.ts'
import type { ShownField } from './shown-fields.ts'
import { functionsIn, namesIn } from './shown-settings.ts'

interface Written {
  access?: unknown
  auth?: unknown
  hooks?: unknown
}

export interface ShownEntity {
  slug: string
  /** The config's file has it; otherwise Payload, Stateroom or a plugin adds it. */
  isWritten: boolean
  settings: Readonly<Record<string, unknown>>
  /** What is a function, by its name: `access.read`, `hooks.beforeChange`. */
  rules: readonly string[]
  components: Readonly<Record<string, string>>
  fields: readonly ShownField[]
}

/** Payload fills in `access` and `hooks` everywhere: the rules of an entity are those that its author wrote. */
export function entityFacts(
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
  written: object | undefined,
): Omit<ShownEntity, 'slug' | 'fields'> {
  const { access, auth, hooks }: Written = written ?? entity
  return {
    isWritten: written !== undefined,
    settings: settingsOf({ ...entity }, auth),
    rules: [...functionsIn(access, 'access.'), ...functionsIn(hooks, 'hooks.')],
    components: namesIn((entity.admin as { components?: unknown }).components),
  }
}

function settingsOf(
  entity: Record<string, unknown>,
  writtenAuth: unknown,
): Record<string, unknown> {
  const { admin, auth, defaultSort, dbName, orderable, timestamps, trash, upload, versions } =
    entity
  const { defaultColumns, group, hidden, useAsTitle } = isRecord(admin) ? admin : {}
  const said = {
    ...{ useAsTitle, defaultColumns, defaultSort, dbName },
    ...(typeof group === 'string' && { group }),
    ...(hidden === true && { hidden }),
    ...(timestamps === true && { timestamps }),
    ...(trash === true && { trash }),
    ...(orderable === true && { orderable }),
    ...(auth ? { auth: authOf(auth, writtenAuth) } : {}),
    ...(upload ? { upload: uploadOf(upload) } : {}),
    ...(versions ? { versions: versionsOf(versions) } : {}),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/** Stateroom counts failed attempts itself, and Payload's own count never ends. */
const authOf = (auth: unknown, written: unknown): Record<string, number> => ({
  ...numbersOf(auth),
  maxLoginAttempts: numbersOf(written).maxLoginAttempts ?? defaultAttempts,
})

/** How long sessions last, and how many attempts there are. */
function numbersOf(auth: unknown): Record<string, number> {
  const all = isRecord(auth) ? auth : {}
  return Object.fromEntries(
    ['tokenExpiration', 'maxLoginAttempts', 'lockTime'].flatMap((key) => {
      const value = all[key]
      return typeof value === 'number' ? [[key, value]] : []
    }),
  )
}

function uploadOf(upload: unknown) {
  const { imageSizes, mimeTypes } = isRecord(upload) ? upload : {}
  const sizes = Array.isArray(imageSizes) ? imageSizes : []
  return {
    ...(Array.isArray(mimeTypes) && { mimeTypes }),
    imageSizes: sizes.flatMap((size) => (isRecord(size) ? [String(size.name)] : [])),
  }
}

function versionsOf(versions: unknown) {
  const { drafts, max, maxPerDoc } = isRecord(versions) ? versions : {}
  const { autosave, schedulePublish } = isRecord(drafts) ? drafts : {}
  const interval = isRecord(autosave) ? autosave.interval : undefined
  return {
    max: maxPerDoc ?? max,
    drafts: Boolean(drafts),
    ...(autosave ? { autosave: interval ?? true } : {}),
    ...(schedulePublish ? { schedulePublish: true } : {}),
  }
}
