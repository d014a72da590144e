import type { Config } from 'payload'
import { components, optionalComponent } from '../component.ts'
import { flag, opaque, open, text } from '../values.ts'

type Admin = NonNullable<Config['admin']>
type Given<Key extends keyof Admin> = NonNullable<Admin[Key]>
type Components = NonNullable<Admin['components']>

const none = 'No effect.'

/** Keys of `admin` that only Payload's own panel has, or that pass through. */
export const adminKeys = {
  autoLogin: opaque<Given<'autoLogin'>>(`${none} People sign in themselves.`),
  autoRefresh: flag(none),
  avatar: opaque<Given<'avatar'>>(none),
  custom: open('Custom data, for the server and the browser.'),
  dashboard: opaque<Given<'dashboard'>>(none),
  dateFormat: text(`${none} Dates have the format of each person's language.`),
  dependencies: opaque<Given<'dependencies'>>(none),
  disable: flag(none),
  meta: opaque<Given<'meta'>>(none),
  routes: opaque<Given<'routes'>>(none),
  suppressHydrationWarning: flag(none),
  timezones: opaque<Given<'timezones'>>('The time zones of date fields.'),
  toast: opaque<Given<'toast'>>(none),
}

/** Places of Payload's own panel that this one does not have. */
export const componentKeys = {
  actions: components(none),
  afterDashboard: components(none),
  afterNav: components(none),
  afterNavLinks: components(none),
  beforeDashboard: components(none),
  beforeNav: components(none),
  beforeNavLinks: components(none),
  graphics: opaque<NonNullable<Components['graphics']>>(none),
  header: components(none),
  logout: opaque<NonNullable<Components['logout']>>(none),
  Nav: optionalComponent(none),
  providers: components(none),
  settingsMenu: components(none),
}

export const importMapKeys = {
  autoGenerate: flag(none),
  generators: opaque<NonNullable<NonNullable<Admin['importMap']>['generators']>>(none),
  importMapFile: text(none),
}
