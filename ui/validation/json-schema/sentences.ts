interface Finding {
  keyword: string
  /** What the schema says there. */
  wanted: unknown
  /** The finding in the words of the library that made it. */
  error: string
}

/** A finding in the words that the server has for it. */
export const sentenceFor = (finding: Finding): string =>
  sentences[finding.keyword]?.(finding) ?? finding.error

const sentences: Readonly<Record<string, (finding: Finding) => string>> = {
  additionalProperties: () => 'must NOT have additional properties',
  const: () => 'must be equal to constant',
  enum: () => 'must be equal to one of the allowed values',
  exclusiveMaximum: ({ wanted }) => `must be < ${wanted}`,
  exclusiveMinimum: ({ wanted }) => `must be > ${wanted}`,
  false: () => 'boolean schema is false',
  maximum: ({ wanted }) => `must be <= ${wanted}`,
  maxItems: ({ wanted }) => `must NOT have more than ${wanted} items`,
  maxLength: ({ wanted }) => `must NOT have more than ${wanted} characters`,
  maxProperties: ({ wanted }) => `must NOT have more than ${wanted} properties`,
  minimum: ({ wanted }) => `must be >= ${wanted}`,
  minItems: ({ wanted }) => `must NOT have fewer than ${wanted} items`,
  minLength: ({ wanted }) => `must NOT have fewer than ${wanted} characters`,
  minProperties: ({ wanted }) => `must NOT have fewer than ${wanted} properties`,
  multipleOf: ({ wanted }) => `must be multiple of ${wanted}`,
  not: () => 'must NOT be valid',
  pattern: ({ wanted }) => `must match pattern "${wanted}"`,
  required: ({ error }) => `must have required property '${quotedIn(error)}'`,
  type: ({ wanted }) => `must be ${[wanted].flat().join(',')}`,
}

const quotedIn = (error: string): string => /"(.*)"/.exec(error)?.[1] ?? ''
