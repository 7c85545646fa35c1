import type { ComponentPropsWithoutRef, FunctionComponent } from 'react'

export interface IconProps extends Partial<Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'>> {
  size?: string | number
  stroke?: string | number
  title?: string
}

export type Icon = FunctionComponent<IconProps>

export declare function createReactComponent(
  type: 'outline' | 'filled',
  name: string,
  displayName: string,
  nodes: [tag: string, attributes: Record<string, string>][],
): Icon
