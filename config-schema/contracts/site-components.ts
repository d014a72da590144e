/** A component of the site's own, in a place of the panel. */
export type SiteComponent = BuiltComponent | MissingComponent

export interface BuiltComponent {
  /** As people call it: its file in the site's folder, and what it exports. */
  name: string
  /** The address of its script, below the admin. */
  script: string
  /** The address of the styles of all of them, below the admin; absent: they have none. */
  styles?: string
  exportName: string
  /** What the config gives it besides what the panel does. */
  props?: Readonly<Record<string, unknown>>
}

/** One that the config names and the server cannot give. */
export interface MissingComponent {
  name: string
  trouble: 'notFound' | 'noExport' | 'notBuilt'
}

/**
 * What a developer is to do where a host of its own serves the project: build components that were
 * never built, or build them again.
 */
export type SiteBuildState = 'missing' | 'outdated'

/** What a field can have of the site's own. */
export interface FieldComponents {
  Field?: SiteComponent
  Cell?: SiteComponent
  Label?: SiteComponent
  /** Of an array: what each row is called. */
  RowLabel?: SiteComponent
}

/** What a block can have of the site's own, by the names of Payload's form state. */
export interface BlockComponents {
  /** The whole block: its header and its fields. */
  Block?: SiteComponent
  /** Its name and first words. */
  BlockLabel?: SiteComponent
}

/** Places around the screens. `Logo` and `Icon` stand for the name of the site. */
export const slotNames = [
  'Logo',
  'Icon',
  'providers',
  'beforeNavLinks',
  'afterNavLinks',
  'beforeDashboard',
  'afterDashboard',
  'header',
  'actions',
] as const

export type SlotName = (typeof slotNames)[number]

/** What the site shows in them, each from first to last. */
export type Slots = Readonly<Partial<Record<SlotName, readonly (SiteComponent | TenantChoice)[]>>>

/** The choice of a tenant that Payload's plugin puts there; the panel draws it. */
export interface TenantChoice {
  name: 'tenants'
  tenants: {
    /** Of the collection. */
    slug: string
    label: string
    /** What it says where none is chosen. */
    all: string
  }
}

/** Where the plugin keeps the id of the tenant that is chosen. */
export const tenantCookie = 'payload-tenant'

/** Below the collection's address: the tenants that this person may choose. */
export const tenantOptionsPath = '/populate-tenant-options'

/** A screen that only Payload's own admin has. */
export interface PayloadView {
  name: string
  label: string
  /** From the server's root. */
  href: string
}

/** A screen of the site's own. */
export interface ClientView {
  name: string
  /** Its address: below the admin, or below the document's. null: it stands in the place of the form. */
  path: string | null
  component: SiteComponent
  /** What its tab says, where the config names it. */
  label?: string
  /** Its tab opens a window of its own. */
  newWindow?: true
  /** Its tab is shown as the current one wherever one is in the document. */
  isActive?: true
}

/** The modules that the panel shares with the site's components, by the name that they import. */
export type SharedModules = Readonly<Record<string, string>>

/** Where the list is among the panel's files. */
export const sharedModulesFile = 'shared-modules.json'

/** Where the components' files are, below the admin. */
export const siteFilesPath = '/assets/site'
