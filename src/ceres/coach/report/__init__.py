"""A review as one HTML file that needs no network, in any language."""

from ceres.coach.report.page import review_page

__all__ = ["review_page"]
