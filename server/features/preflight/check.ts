import type { PayloadRequest } from 'payload'
import type { PreflightRules } from '#config-schema/config'
import type {
  PreflightAnswer,
  PreflightCheck,
  PreflightFinding,
  Unchecked,
} from '#contracts/preflight'
import { findAltTexts } from './checks/alt-texts.ts'
import { findExternalLinks } from './checks/external-links.ts'
import { findHeadings } from './checks/headings.ts'
import { findLinks } from './checks/links.ts'
import { findSeo } from './checks/seo.ts'
import { findTranslations } from './checks/translations.ts'
import type { Check, Found, Publication } from './publication.ts'
import { preflightText } from './texts.ts'

const checks: Readonly<Record<Exclude<PreflightCheck, 'own'>, Check>> = {
  altTexts: findAltTexts,
  seo: findSeo,
  translations: findTranslations,
  links: findLinks,
  externalLinks: findExternalLinks,
  headings: findHeadings,
}

const names = Object.keys(checks) as (keyof typeof checks)[]

/** Runs the checks of these levels. What throws could not be checked: it is no pass. */
export async function check(
  publication: Publication,
  rules: PreflightRules,
  levels: readonly ('warn' | 'block')[] = ['warn', 'block'],
): Promise<PreflightAnswer> {
  const findings: PreflightFinding[] = []
  const unchecked: Unchecked[] = []
  for (const name of names) {
    const severity = rules[name]
    if (severity === 'off' || !levels.includes(severity)) continue
    const found = await run(() => checks[name](publication), publication.req)
    for (const { unchecked: isUnchecked, ...one } of found) {
      if (isUnchecked) unchecked.push({ check: name, ...one })
      else findings.push({ check: name, ...one, severity })
    }
  }
  for (const own of rules.checks) {
    const { data: doc, entity, req } = publication
    const { slug } = entity
    const found = await run(() => own({ doc, slug, locale: req.locale ?? null, req }), req)
    for (const one of found) {
      if ('severity' in one) findings.push({ check: 'own', ...one })
      else unchecked.push({ check: 'own', path: one.path, text: one.text })
    }
  }
  return { findings: findings.filter(({ severity }) => levels.includes(severity)), unchecked }
}

async function run<One>(
  work: () => readonly One[] | Promise<readonly One[]>,
  req: PayloadRequest,
): Promise<readonly (One | Found)[]> {
  try {
    return await work()
  } catch (err) {
    req.payload.logger.error({ err, msg: 'A check before publishing failed.' })
    return [{ path: '', text: preflightText(req, 'failed'), unchecked: true }]
  }
}
