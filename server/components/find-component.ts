import type { SanitizedConfig } from 'payload'
import type { SiteBuildState, SiteComponent } from '#contracts/site-components'
import { keyOf, readReference } from './reference.ts'

/** What the browser is told about a component that the config names; undefined: it has a panel's own. */
export type FindComponent = (written: unknown) => SiteComponent | undefined

/** The components that there are when somebody asks. */
export interface FoundComponents {
  find: FindComponent
  /** What is to be done about them, for developers. null: nothing. */
  state: SiteBuildState | null
  /** Payload's own admin shows the same site. */
  isBesidePayload: boolean
}

export type AskComponents = (site: {
  config: SanitizedConfig
  logger: { warn: (line: string) => void }
}) => Promise<FoundComponents>

/** Finds by what the config says. In production nobody who edits is told of what isn't there. */
export const finderIn =
  (
    componentOf: (key: string) => SiteComponent | null | undefined,
    isProduction: boolean,
  ): FindComponent =>
  (written) => {
    const reference = readReference(written)
    const component = reference && componentOf(keyOf(reference))
    if (!component || (isProduction && 'trouble' in component)) return undefined
    return reference.props ? { ...component, props: reference.props } : component
  }
