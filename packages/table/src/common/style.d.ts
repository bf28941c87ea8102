import "react";

// Custom properties may be set inline, so that a component's style sheet can read them.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
