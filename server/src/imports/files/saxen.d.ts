// The part of saxen that is used here; the package brings no types.

declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', heard: (name: string, attributes: () => Record<string, string>) => void): this
    on(event: 'closeTag', heard: (name: string) => void): this
    on(event: 'text' | 'cdata' | 'attention', heard: (text: string) => void): this
    on(event: 'error' | 'warn', heard: (error: Error) => void): this
    write(xml: string): this
    end(): Error | undefined
  }
}
