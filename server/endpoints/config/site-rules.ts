import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { SiteRules } from '#contracts/site-rules'
import { hasSiteHooks } from '../../kit/own-hooks.ts'

/** What the browser needs to judge documents as the server does, as far as the visitor may know of it. */
export function siteRulesOf(payload: Payload, visible: ReadonlySet<string>): SiteRules {
  const { config, db } = payload
  const collections = config.collections.filter(({ slug }) => visible.has(slug))
  const globals = config.globals.filter(({ slug }) => visible.has(slug))
  return {
    maxTextLength: config.defaultMaxTextLength,
    idTypes: Object.fromEntries(
      collections.map(({ slug }) => [
        slug,
        payload.collections[slug]?.customIDType ?? db.defaultIDType,
      ]),
    ),
    hooked: { collections: hookedOf(collections), globals: hookedOf(globals) },
    rewritten: { collections: rewrittenOf(collections), globals: rewrittenOf(globals) },
  }
}

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

const hookedOf = (entities: readonly Entity[]): string[] =>
  entities
    .filter(({ hooks }) => hasSiteHooks(hooks.beforeValidate, hooks.beforeChange))
    .map(({ slug }) => slug)

const rewrittenOf = (entities: readonly Entity[]): string[] =>
  entities
    .filter(({ hooks: { afterChange, afterRead, beforeChange, beforeValidate } }) =>
      hasSiteHooks(beforeValidate, beforeChange, afterChange, afterRead),
    )
    .map(({ slug }) => slug)
