// Types for the part of saxen that we use, because saxen has none.

declare module 'saxen' {
  type Context = () => { line: number; column: number; data: string }
  type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      heard: (name: string, getAttributes: () => Record<string, string>, decode: Decode, isClosed: boolean) => void,
    ): this
    on(event: 'closeTag', heard: (name: string) => void): this
    on(event: 'text', heard: (value: string) => void): this
    on(event: 'cdata' | 'attention', heard: (value: string) => void): this
    on(event: 'error' | 'warn', heard: (error: Error, getContext: Context) => void): this
    parse(xml: string): Error | undefined
    write(xml: string): this
    end(): Error | undefined
  }
}
