export { rsLatin as payload } from '@payloadcms/translations/languages/rsLatin'
