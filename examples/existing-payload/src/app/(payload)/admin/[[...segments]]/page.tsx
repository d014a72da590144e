import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface Asked {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (asked: Asked) => generatePageMetadata({ config, ...asked })

export default function Page(asked: Asked) {
  return RootPage({ config, importMap, ...asked })
}
