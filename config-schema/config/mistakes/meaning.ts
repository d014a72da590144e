import type { Finding } from './mistake.ts'
import { boundsRule } from './rules/bounds.ts'
import { choicesRule } from './rules/choices.ts'
import { columnsRule } from './rules/columns.ts'
import { contentRule } from './rules/content.ts'
import { joinsRule } from './rules/joins.ts'
import { localesRule } from './rules/locales.ts'
import { namesRule } from './rules/names.ts'
import { preflightRule } from './rules/preflight.ts'
import { referencesRule } from './rules/references.ts'
import { reviewRule } from './rules/review.ts'
import { routesRule } from './rules/routes.ts'
import { searchRule } from './rules/search.ts'
import { slugsRule } from './rules/slugs.ts'
import { storedNamesRule } from './rules/stored-names.ts'
import { translationRule } from './rules/translation.ts'
import { usersRule } from './rules/users.ts'
import { versionsRule } from './rules/versions.ts'
import type { Site } from './site.ts'
import { siteOf } from './site.ts'

/** What no schema can say: names that must be unique, must exist, or must agree with others. */
export function checkMeaning(config: unknown): Finding[] {
  const site = siteOf(config)
  return rules.flatMap((rule) => rule(site))
}

const rules: readonly ((site: Site) => Finding[])[] = [
  contentRule,
  slugsRule,
  namesRule,
  storedNamesRule,
  choicesRule,
  boundsRule,
  referencesRule,
  joinsRule,
  columnsRule,
  usersRule,
  localesRule,
  versionsRule,
  routesRule,
  searchRule,
  preflightRule,
  reviewRule,
  translationRule,
]
