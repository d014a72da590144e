import type { ClientField } from './fields/client-field.ts'
import type { PlainWhere } from './fields/reference-fields.ts'
import type { ClientUpload } from './files.ts'
import type { ClientFolders } from './folders.ts'
import type { ClientPreview } from './preview.ts'
import type { ClientView, PayloadView, SiteComponent, Slots } from './site-components.ts'
import type { SiteRules } from './site-rules.ts'

/** What `GET {api}/stateroom/config` answers: the part of the config that this visitor may see. */
export type AdminConfig = SignedOutConfig | SignedInConfig

/** What every screen needs, signed in or not. */
export interface SiteConfig {
  siteName: string
  cookiePrefix: string
  /** 'all': the person chooses; otherwise the one theme there is. */
  theme: 'all' | 'light' | 'dark'
  /** The language of every text in this answer, and those that can be asked for. */
  language: string
  languages: readonly string[]
  auth: AuthConfig
  /** The site can send email, such as links to reset a password. Absent: it can't. */
  sendsEmail?: true
  /** What the site shows above and below the form to sign in. */
  beforeLogin?: readonly SiteComponent[]
  afterLogin?: readonly SiteComponent[]
  /** What the site shows around the screens that this visitor sees. */
  slots?: Slots
}

/** How people sign in to the admin. */
export interface AuthConfig {
  /** Slug of the collection whose users may sign in. */
  collection: string
  loginWith: 'email' | 'username' | 'emailOrUsername'
  requireEmail: boolean
  requireUsername: boolean
}

export interface SignedOutConfig extends SiteConfig {
  kind: 'signedOut'
  /** True until the first user exists. */
  needsFirstUser: boolean
  /** The fields of the first user; empty unless the request carried the right setup token. */
  firstUserFields: readonly ClientField[]
}

export interface SignedInConfig extends SiteConfig {
  kind: 'signedIn'
  user: AdminUser
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
  localization: Localization | null
  /**
   * The server compares what a save is based on with what it has (`baseHeader`). Absent: it does not
   * know how, and the panel asks it to change only the version that was seen.
   */
  comparesBase?: true
  /**
   * How many documents the server likes to change at one request (`bulkPath`). Absent: it does not
   * know how, and the panel asks for one after the other.
   */
  changesMany?: number
  /**
   * How many lines of a file the server likes to look at with one request (`importPath`), where it
   * writes as many as `changesMany`. Absent: as many.
   */
  looksAtMany?: number
  /** This user is told what concerns them (`inboxPath`). */
  inbox?: true
  /** The server notes who made each version (`authorsPath`). */
  knowsAuthors?: true
  /** The server tells what each version changed (`changesPath`). Absent: the panel looks itself. */
  tellsChanges?: true
  /** Absent: of the site's rules the browser knows nothing, and judges less. */
  rules?: SiteRules
  /** This user may make users: they look after the site, and are told what is wrong with it. */
  isAdministrator?: true
  /** What the site's config throws; for administrators only. Absent: nothing. */
  configErrors?: readonly ConfigError[]
  /** By collection: which documents its lists show, as the config decides it for this person (`admin.baseFilter`). */
  listFilters?: Readonly<Record<string, PlainWhere>>
  /** What a developer is to do about the project, in sentences; for administrators only. */
  developerNotices?: readonly string[]
  /** Screens of the site's own, below the admin. */
  views?: readonly ClientView[]
  /** Screens that this panel doesn't have, in Payload's own admin beside it. */
  payloadViews?: readonly PayloadView[]
}

/** A function of the site's config that threw; the panel shows the default in its place. */
export interface ConfigError {
  /** Where the config has it: `collections.posts.title.label`. */
  place: string
  /** What it threw. */
  message: string
}

export interface AdminUser {
  id: string | number
  collection: string
  /** The name to greet with: the title field, else email or username. */
  title: string
  /** When the session ends, in ms since the epoch. */
  sessionEndsAt: number
  /** False: signed in, but `access.admin` of the user's collection says no. */
  canAccessAdmin: boolean
}

export interface Localization {
  locales: readonly { code: string; label: string; rtl: boolean }[]
  defaultLocale: string
  fallback: boolean
  /** What this person chose to work in. Absent: nothing. */
  preferred?: string
}

/** What collections and globals have in common, with every text in the answer's language. */
export interface ClientEntity {
  slug: string
  /** The navigation's group; null: under the default one; false: not in the navigation. */
  group: string | null | false
  description: string | null
  /**
   * `autosave`: milliseconds between saves, null where it is off; `schedule`: publishing can be
   * planned for a later moment; `eachLanguage`: each language has a status of its own; `authors`: it's
   * known who saved each of them.
   */
  drafts: {
    autosave: number | null
    schedule?: true
    eachLanguage?: true
    authors?: true
  } | null
  /** Present where its documents are locked by whoever edits them (`lockPath`). */
  locks?: true
  /** Present where older states of its documents are kept that this user may read. */
  versions?: true
  /** Present where the documents' address in the API is nobody's concern. */
  hidesApi?: true
  /** Present where the site shows its documents (`previewPath`). */
  preview?: ClientPreview
  /** Present where people write comments on its documents (`commentsPath`). */
  comments?: true
  /**
   * Present where its documents are reviewed before they are published (`reviewPath`). `optional`: nobody
   * is ever held to it; else the `Review` of a document says who is.
   */
  review?: 'required' | 'optional'
  /** Present where its documents are translated (`translationsPath`): from this locale into the others. */
  translation?: { source: string }
  /** Present where people give each other tasks on its documents (`assignmentsPath`). */
  assignments?: true
  /** Present where documents are checked before they are published (`preflightPath`). */
  preflight?: true
  /** Screens of the site's own, for each document. */
  views?: readonly ClientView[]
  fields: readonly ClientField[]
  /**
   * Values that this user may read and that no form has, by the names that lead there: `rows.note`,
   * in a block `layout.quote.note`.
   */
  unshown?: readonly string[]
}

export interface ClientCollection extends ClientEntity {
  labels: { singular: string; plural: string }
  /** Name of the field that stands for the document; 'id' where there is none. */
  useAsTitle: string
  defaultColumns: readonly string[]
  listSearchableFields: readonly string[]
  defaultSort: string
  pagination: { defaultLimit: number; limits: readonly number[] }
  auth: AuthConfig | null
  upload: ClientUpload | null
  timestamps: boolean
  trash: boolean
  /** Present where new documents can begin with a template (`templatesPath`). */
  templates?: true
  /** Present where its documents are made from those of other collections: nobody edits them. */
  derived?: true
  /**
   * Its documents are made from those of other collections, and this user may have them made anew
   * (`reindexPath`).
   */
  search?: { collections: readonly string[] }
  /** Present where views of the list can be kept under a name: as Payload's query presets. */
  queryPresets?: true
  /** Present where the list can be grouped by a field (`groupsPath`). */
  groupBy?: true
  /** Present where documents are put in order by hand. */
  orderable?: true
  /** Present where documents are put into folders, and this user may see these. */
  folders?: ClientFolders
  /** Present where nobody is to change many documents at once. */
  disableBulkEdit?: true
  access: { create: boolean; read: boolean; update: boolean; delete: boolean }
}

export interface ClientGlobal extends ClientEntity {
  label: string
  access: { read: boolean; update: boolean }
}

/** The request header that proves who may make the first user. */
export const setupTokenHeader = 'x-setup-token'

/** The header of an answer to somebody whom the server does not recognise. */
export const strangerHeader = 'stateroom-stranger'

/** The header of a request that names the user whom its tab believes to be signed in. */
export const userHeader = 'stateroom-user'

/** What that header says. Header values are ASCII. */
export const userHeaderValue = (collection: string, id: unknown): string =>
  encodeURIComponent(`${collection}/${id}`)

/** Below `{api}`. */
export const adminConfigPath = '/stateroom/config'
