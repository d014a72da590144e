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

/** Places around the screens, and those that only Payload's own panel has. */
export const componentKeys = {
  actions: components('Shown at the top right, beside the menu of the person.'),
  afterDashboard: components('Shown below the dashboard.'),
  afterNav: components('Shown below the links of the navigation.'),
  afterNavLinks: components('Shown below the links of the navigation.'),
  beforeDashboard: components('Shown above the dashboard.'),
  beforeNav: components('Shown above the links of the navigation.'),
  beforeNavLinks: components('Shown above the links of the navigation.'),
  graphics: opaque<AdminComponents, 'graphics'>(
    "`Logo` and `Icon` stand for the site's name: when signing in, and above the navigation.",
  ),
  header: components('Shown across the top of the page.'),
  logout: opaque<AdminComponents, 'logout'>(
    `${none} Signing out asks about unsaved work, so it stays the panel's own.`,
  ),
  Nav: optionalComponent(
    `${none} Add to the navigation with \`beforeNavLinks\` and \`afterNavLinks\`.`,
  ),
  providers: components('Components around everything behind the sign-in, such as contexts.'),
  settingsMenu: components(`${none} Use \`actions\`.`),
}

export const importMapKeys = {
  autoGenerate: flag(none),
  generators: opaque<ImportMap, 'generators'>(none),
  importMapFile: text(none),
}
