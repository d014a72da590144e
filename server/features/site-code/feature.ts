import type { AfterErrorHook } from 'payload'
import { Problem } from '#problems'
import { problems } from '#problems/problems'
import type { Feature } from '../../kit/feature.ts'
import { problemBody } from '../../kit/problem-response.ts'
import { failureOf, noted } from './failures.ts'
import { noteInFields } from './field-hooks.ts'

/**
 * Where a hook of the site fails, people are told so: Payload says "Something went wrong", and nobody
 * knows whose code to look at. It has to come before every feature that adds hooks.
 */
export const siteCode: Feature = {
  collection: (collection) => ({
    ...collection,
    ...(collection.hooks && { hooks: noted(collection.hooks, collection.slug) }),
  }),
  global: (global) => ({
    ...global,
    ...(global.hooks && { hooks: noted(global.hooks, global.slug) }),
  }),
  init: ({ config }) => {
    const seen = new Set<unknown>()
    for (const { fields, slug } of [...config.collections, ...config.globals]) {
      noteInFields(fields, slug, seen)
    }
  },
  afterError: tellFailure,
}

function tellFailure({ error }: Parameters<AfterErrorHook>[0]) {
  const failure = failureOf(error)
  if (!failure) return undefined
  return {
    status: problems['site.failed'].status,
    response: problemBody(new Problem('site.failed', { details: { ...failure } })),
  }
}
