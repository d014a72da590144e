export { nb as payload } from '@payloadcms/translations/languages/nb'
