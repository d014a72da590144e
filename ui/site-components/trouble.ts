import type { MissingComponent } from '#contracts/site-components'
import type { TextKey } from '#locales'

/** Why a component of the site's is not shown: what the server knew, or what the browser met. */
export type Trouble = MissingComponent['trouble'] | 'notLoaded' | 'broken'

/** The sentence that says so. */
export const troubleText: Readonly<Record<Trouble, TextKey>> = {
  broken: 'component.broken',
  noExport: 'component.noExport',
  notBuilt: 'component.notBuilt',
  notFound: 'component.notFound',
  notLoaded: 'component.notLoaded',
}
