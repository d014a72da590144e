import { defineConfig } from 'stateroom-admin'
import site from './stateroom.config.ts'

/** The same site, with the code editor at an address that its test chooses. */
export default defineConfig({
  ...site,
  admin: { codeEditor: { cdn: process.env.EDITOR_CDN ?? '' } },
})
