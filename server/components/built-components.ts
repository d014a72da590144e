import type { SiteComponent } from '#contracts/site-components'
import type { EmbeddedFile } from '#panel-files'

/** What `stateroom build` makes of a project's components: the modules that its bundler takes along. */
export interface BuiltComponents {
  /** What tells apart the panels that they could be built for. */
  panel: string
  /** By what the config says. null: it is made for Payload's own admin. */
  components: Readonly<Record<string, SiteComponent | null>>
  /** By their names below `assets/site`. */
  files: Readonly<Record<string, EmbeddedFile>>
  /** The project's files that were read, from its own folder, and what was in them. */
  inputs: Readonly<Record<string, string>>
}
