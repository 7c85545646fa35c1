// The languages of the interface: one table for the server and for us.

export {
  findInterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
  type InterfaceLanguage,
  type LanguageCode,
} from '@trivium/contract/interface-languages'
