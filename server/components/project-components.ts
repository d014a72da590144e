import type { SanitizedConfig } from 'payload'
import type { SiteBuildState } from '#contracts/site-components'
import type { BuiltComponents } from './built-components.ts'
import type { AskComponents } from './find-component.ts'
import { finderIn } from './find-component.ts'
import { isOutdated } from './is-outdated.ts'
import { keyOf } from './reference.ts'
import { referencesIn } from './references-in.ts'

const buildThem = 'run "npx stateroom build"'

/**
 * The components of a project that another host serves, as `stateroom build` has written them. What
 * isn't built is the panel's own, and developers are told.
 */
export function projectComponents(
  built: BuiltComponents | undefined,
  isProduction = process.env.NODE_ENV === 'production',
): AskComponents {
  let told: SiteBuildState | null = null
  return async ({ config, logger }) => {
    const isForPanel = built !== undefined && (await isForThisPanel(built))
    const find = finderIn((key) => (isForPanel ? built.components[key] : undefined), isProduction)
    const state = isProduction
      ? built !== undefined && !isForPanel && 'outdated'
      : await stateOf(built, isForPanel, config)
    if (state && state !== told) logger.warn(sentences[state](unbuiltIn(config, built)))
    told = state || null
    return { find, state: isProduction ? null : told, isBesidePayload: true }
  }
}

/** Its scripts name files of the panel that they were built for. */
async function isForThisPanel({ panel }: BuiltComponents): Promise<boolean> {
  const { sharedHash } = await import('#panel-files')
  return panel === sharedHash
}

async function stateOf(
  built: BuiltComponents | undefined,
  isForPanel: boolean,
  config: SanitizedConfig,
): Promise<SiteBuildState | null> {
  if (unbuiltIn(config, built).length > 0) return 'missing'
  if (!built) return null
  return !isForPanel || (await isOutdated(built, process.cwd())) ? 'outdated' : null
}

/** Those that the config names and the build knows nothing of. */
const unbuiltIn = (config: SanitizedConfig, built: BuiltComponents | undefined): string[] => [
  ...new Set(
    referencesIn(config)
      .map(keyOf)
      .filter((key) => !built || !Object.hasOwn(built.components, key)),
  ),
]

const sentences: Readonly<Record<SiteBuildState, (unbuilt: readonly string[]) => string>> = {
  missing: (unbuilt) =>
    `Stateroom shows its own fields in place of components that aren't built for it: ${unbuilt.join(', ')}. To build them, ${buildThem}.`,
  outdated: () =>
    `The components that Stateroom shows were built from other files, or for another version of it. To build them again, ${buildThem}.`,
}
