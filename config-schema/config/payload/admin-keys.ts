import type { Config } from 'payload'
import { components, optionalComponent } from '../component.ts'
import { flag, opaque, open, text } from '../values.ts'

export interface Admin extends NonNullable<Config['admin']> {}
export interface AdminComponents extends NonNullable<Admin['components']> {}
export interface ImportMap extends NonNullable<Admin['importMap']> {}

const none = 'No effect.'

/** Keys of `admin` that only Payload's own panel has, or that pass through. */
export const adminKeys = {
  autoLogin: opaque<Admin, 'autoLogin'>(`${none} People sign in themselves.`),
  autoRefresh: flag(none),
  avatar: opaque<Admin, 'avatar'>(none),
  custom: open('Custom data, for the server and the browser.'),
  dashboard: opaque<Admin, 'dashboard'>(none),
  dateFormat: text(`${none} Dates have the format of each person's language.`),
  dependencies: opaque<Admin, 'dependencies'>(none),
  disable: flag(none),
  meta: opaque<Admin, 'meta'>(none),
  routes: opaque<Admin, 'routes'>(none),
  suppressHydrationWarning: flag(none),
  timezones: opaque<Admin, 'timezones'>('The time zones of date fields.'),
  toast: opaque<Admin, 'toast'>(none),
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
  graphics: opaque<AdminComponents, 'graphics'>(none),
  header: components(none),
  logout: opaque<AdminComponents, 'logout'>(none),
  Nav: optionalComponent(none),
  providers: components(none),
  settingsMenu: components(none),
}

export const importMapKeys = {
  autoGenerate: flag(none),
  generators: opaque<ImportMap, 'generators'>(none),
  importMapFile: text(none),
}
