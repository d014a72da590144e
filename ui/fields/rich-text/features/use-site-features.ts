import { use } from 'react'
import type { SiteComponent } from '#contracts/site-components'
import { adminUrl } from '../../../kit/admin-url.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { FetchShared } from '../../../site-components/modules.ts'
import { FeatureModulesContext, siteModule } from '../../../site-components/modules.ts'
import type { LoadedFeature, SiteFeatures } from './site-features.ts'
import { noSiteFeatures, siteFeaturesOf } from './site-features.ts'

/** The features that the config names, once their scripts are here; suspends until then. */
export function useSiteFeatures(named: readonly SiteComponent[]): SiteFeatures {
  const { admin } = usePanel().boot
  const shared = use(FeatureModulesContext)
  if (named.length === 0) return noSiteFeatures
  const key = JSON.stringify(named)
  const loading =
    known.get(key) ?? load(named, (path) => adminUrl({ adminRoute: admin, path }), shared)
  known.set(key, loading)
  return use(loading)
}

/**
 * What is suspended begins anew, and must find the same promise. So must an open editor when the
 * config is read again, which names the same features.
 */
const known = new Map<string, Promise<SiteFeatures>>()

const load = async (
  named: readonly SiteComponent[],
  addressOf: (path: string) => string,
  shared: FetchShared,
): Promise<SiteFeatures> =>
  siteFeaturesOf(
    await Promise.all(
      named.map(async (component): Promise<LoadedFeature> => {
        const { name } = component
        if ('trouble' in component) return { name, feature: new Error(component.trouble) }
        const loaded = await siteModule(addressOf(component.script), shared)
        return 'failure' in loaded
          ? { name, feature: new Error(String(loaded.failure)) }
          : { name, feature: loaded.module[component.exportName] }
      }),
    ),
  )
