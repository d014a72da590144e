interface Chunk {
  facadeModuleId: string | null
}

/** A language's texts are called after it: `de-access`. */
export function scriptName({ facadeModuleId }: Chunk): string {
  const [, language, part] =
    /\/locales\/([^/]+)\/(\w+)\.(?:json|ts)$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${language ? `${language}-${part}` : '[name]'}-[hash].js`
}
