import { Component, type ReactNode } from "react";

type LoadBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Around code that is loaded late: when it cannot be had (offline, or a newer build) the page stays, with `fallback`. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
