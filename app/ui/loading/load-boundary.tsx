import { Component, type ReactNode } from "react";

type LoadBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows `fallback` if lazily loaded code fails (offline, or after a deployment). */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
