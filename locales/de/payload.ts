export { de as payload } from '@payloadcms/translations/languages/de'
