export { nl as payload } from '@payloadcms/translations/languages/nl'
