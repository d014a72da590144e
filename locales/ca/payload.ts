export { ca as payload } from '@payloadcms/translations/languages/ca'
